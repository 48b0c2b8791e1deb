// Written by "npm run stories" from the signIn chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import SignInHost from "./Host";

const PathPicture = picturesBy(SignInHost);

const meta = {
  title: "Flow paths/signIn",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "signIn", input: "form", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOutAuthFormCredentialsSignedOutForgotClosed: Story = {
  name: "signedOut.auth.form.credentials+signedOut.forgot.closed",
  args: { input: "form", path: "" },
};
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendPausedSignedOutForgotClosed: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.paused+signedOut.forgot.closed",
  args: { input: "signedUp", path: "" },
};
export const SignedOutAuthFormCredentialsSignedOutForgotEditing: Story = {
  name: "signedOut.auth.form.credentials+signedOut.forgot.editing",
  args: { input: "forgotten", path: "" },
};
export const SignedOutAuthBootstrappingSignedOutForgotClosed: Story = {
  name: "signedOut.auth.bootstrapping+signedOut.forgot.closed",
  args: { input: "reloaded", path: "" },
};
export const SignedOutAuthSubmittingSignedOutForgotClosed: Story = {
  name: "signedOut.auth.submitting+signedOut.forgot.closed",
  args: { input: "form", path: "credentials.submit" },
};
export const SignedOutAuthSubmittingPasskeySignedOutForgotClosed: Story = {
  name: "signedOut.auth.submittingPasskey+signedOut.forgot.closed",
  args: { input: "form", path: "passkey.submit" },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendPausedSignedOutForgotClosed: Story = {
  name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.paused+signedOut.forgot.closed",
  args: { input: "signedUp", path: "code.submit" },
};
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendReadySignedOutForgotClosed: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.ready+signedOut.forgot.closed",
  args: { input: "signedUp", path: "+resendPause" },
};
export const SignedOutAuthSubmittingSignedOutForgotEditing: Story = {
  name: "signedOut.auth.submitting+signedOut.forgot.editing",
  args: { input: "forgotten", path: "credentials.submit" },
};
export const SignedOutAuthSubmittingPasskeySignedOutForgotEditing: Story = {
  name: "signedOut.auth.submittingPasskey+signedOut.forgot.editing",
  args: { input: "forgotten", path: "passkey.submit" },
};
export const SignedOutAuthFormCredentialsSignedOutForgotSending: Story = {
  name: "signedOut.auth.form.credentials+signedOut.forgot.sending",
  args: { input: "forgotten", path: "reset.submit" },
};
export const SignedOutAuthBootstrappingSignedOutForgotEditing: Story = {
  name: "signedOut.auth.bootstrapping+signedOut.forgot.editing",
  args: { input: "forgotten", path: "session.adopted" },
};
export const SignedOutAuthBootstrapFailedSignedOutForgotClosed: Story = {
  name: "signedOut.auth.bootstrapFailed+signedOut.forgot.closed",
  args: { input: "reloaded", path: "openAccounts=403" },
};
export const SignedIn: Story = { name: "signedIn", args: { input: "reloaded", path: "openAccounts=ok" } };
export const SignedOutAuthDefectSignedOutForgotClosed: Story = {
  name: "signedOut.auth.defect+signedOut.forgot.closed",
  args: { input: "reloaded", path: "openAccounts=defect" },
};
export const SignedOutAuthFormWithCodeSignedOutForgotClosed: Story = {
  name: "signedOut.auth.form.withCode+signedOut.forgot.closed",
  args: { input: "form", path: "credentials.submit~login=INCORRECT_2FA_CODE" },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendReadySignedOutForgotClosed: Story = {
  name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.ready+signedOut.forgot.closed",
  args: { input: "signedUp", path: "code.submit~+resendPause" },
};
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendPausedSignedOutForgotClosed: Story = {
  name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.paused+signedOut.forgot.closed",
  args: { input: "signedUp", path: "+resendPause~code.resend" },
};
export const SignedOutAuthSubmittingSignedOutForgotSending: Story = {
  name: "signedOut.auth.submitting+signedOut.forgot.sending",
  args: { input: "forgotten", path: "credentials.submit~reset.submit" },
};
export const SignedOutAuthFormWithCodeSignedOutForgotEditing: Story = {
  name: "signedOut.auth.form.withCode+signedOut.forgot.editing",
  args: { input: "forgotten", path: "credentials.submit~login=INCORRECT_2FA_CODE" },
};
export const SignedOutAuthDefectSignedOutForgotEditing: Story = {
  name: "signedOut.auth.defect+signedOut.forgot.editing",
  args: { input: "forgotten", path: "credentials.submit~login=defect" },
};
export const SignedOutAuthSubmittingPasskeySignedOutForgotSending: Story = {
  name: "signedOut.auth.submittingPasskey+signedOut.forgot.sending",
  args: { input: "forgotten", path: "passkey.submit~reset.submit" },
};
export const SignedOutAuthFormCredentialsSignedOutForgotSent: Story = {
  name: "signedOut.auth.form.credentials+signedOut.forgot.sent",
  args: { input: "forgotten", path: "reset.submit~requestReset=ok" },
};
export const SignedOutAuthBootstrappingSignedOutForgotSending: Story = {
  name: "signedOut.auth.bootstrapping+signedOut.forgot.sending",
  args: { input: "forgotten", path: "reset.submit~session.adopted" },
};
export const SignedOutAuthBootstrapFailedSignedOutForgotEditing: Story = {
  name: "signedOut.auth.bootstrapFailed+signedOut.forgot.editing",
  args: { input: "forgotten", path: "session.adopted~openAccounts=403" },
};
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendPausedSignedOutForgotEditing: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.paused+signedOut.forgot.editing",
  args: { input: "forgotten", path: "session.adopted~openAccounts=unconfirmed.email" },
};
export const SignedOutAuthConfirmingPasskeySignedOutForgotClosed: Story = {
  name: "signedOut.auth.confirmingPasskey+signedOut.forgot.closed",
  args: { input: "form", path: "credentials.submit~login=passkeyAsked~passkey.confirm" },
};
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendReadySignedOutForgotClosed: Story = {
  name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.ready+signedOut.forgot.closed",
  args: { input: "signedUp", path: "+resendPause~code.resend~+resendPause" },
};
export const SignedOutAuthFormWithCodeSignedOutForgotSending: Story = {
  name: "signedOut.auth.form.withCode+signedOut.forgot.sending",
  args: { input: "forgotten", path: "credentials.submit~reset.submit~login=INCORRECT_2FA_CODE" },
};
export const SignedOutAuthDefectSignedOutForgotSending: Story = {
  name: "signedOut.auth.defect+signedOut.forgot.sending",
  args: { input: "forgotten", path: "credentials.submit~reset.submit~login=defect" },
};
export const SignedOutAuthSubmittingSignedOutForgotSent: Story = {
  name: "signedOut.auth.submitting+signedOut.forgot.sent",
  args: { input: "forgotten", path: "credentials.submit~reset.submit~requestReset=ok" },
};
export const SignedOutAuthConfirmingPasskeySignedOutForgotEditing: Story = {
  name: "signedOut.auth.confirmingPasskey+signedOut.forgot.editing",
  args: { input: "forgotten", path: "credentials.submit~login=passkeyAsked~passkey.confirm" },
};
export const SignedOutAuthSubmittingPasskeySignedOutForgotSent: Story = {
  name: "signedOut.auth.submittingPasskey+signedOut.forgot.sent",
  args: { input: "forgotten", path: "passkey.submit~reset.submit~requestReset=ok" },
};
export const SignedOutAuthBootstrappingSignedOutForgotSent: Story = {
  name: "signedOut.auth.bootstrapping+signedOut.forgot.sent",
  args: { input: "forgotten", path: "reset.submit~requestReset=ok~session.adopted" },
};
export const SignedOutAuthBootstrapFailedSignedOutForgotSending: Story = {
  name: "signedOut.auth.bootstrapFailed+signedOut.forgot.sending",
  args: { input: "forgotten", path: "reset.submit~session.adopted~openAccounts=403" },
};
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendPausedSignedOutForgotSending: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.paused+signedOut.forgot.sending",
  args: { input: "forgotten", path: "reset.submit~session.adopted~openAccounts=unconfirmed.email" },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendPausedSignedOutForgotEditing: Story =
  {
    name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.paused+signedOut.forgot.editing",
    args: { input: "forgotten", path: "session.adopted~openAccounts=unconfirmed.email~code.submit" },
  };
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendReadySignedOutForgotEditing: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.ready+signedOut.forgot.editing",
  args: { input: "forgotten", path: "session.adopted~openAccounts=unconfirmed.email~+resendPause" },
};
export const SignedOutAuthFormWithCodeSignedOutForgotSent: Story = {
  name: "signedOut.auth.form.withCode+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "credentials.submit~reset.submit~login=INCORRECT_2FA_CODE~requestReset=ok",
  },
};
export const SignedOutAuthConfirmingPasskeySignedOutForgotSending: Story = {
  name: "signedOut.auth.confirmingPasskey+signedOut.forgot.sending",
  args: { input: "forgotten", path: "credentials.submit~reset.submit~login=passkeyAsked~passkey.confirm" },
};
export const SignedOutAuthDefectSignedOutForgotSent: Story = {
  name: "signedOut.auth.defect+signedOut.forgot.sent",
  args: { input: "forgotten", path: "credentials.submit~reset.submit~login=defect~requestReset=ok" },
};
export const SignedOutAuthBootstrapFailedSignedOutForgotSent: Story = {
  name: "signedOut.auth.bootstrapFailed+signedOut.forgot.sent",
  args: { input: "forgotten", path: "reset.submit~requestReset=ok~session.adopted~openAccounts=403" },
};
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendPausedSignedOutForgotSent: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.paused+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "reset.submit~requestReset=ok~session.adopted~openAccounts=unconfirmed.email",
  },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendPausedSignedOutForgotSending: Story =
  {
    name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.paused+signedOut.forgot.sending",
    args: {
      input: "forgotten",
      path: "reset.submit~session.adopted~openAccounts=unconfirmed.email~code.submit",
    },
  };
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendReadySignedOutForgotSending: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.ready+signedOut.forgot.sending",
  args: {
    input: "forgotten",
    path: "reset.submit~session.adopted~openAccounts=unconfirmed.email~+resendPause",
  },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendReadySignedOutForgotEditing: Story = {
  name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.ready+signedOut.forgot.editing",
  args: {
    input: "forgotten",
    path: "session.adopted~openAccounts=unconfirmed.email~code.submit~+resendPause",
  },
};
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendPausedSignedOutForgotEditing: Story =
  {
    name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.paused+signedOut.forgot.editing",
    args: {
      input: "forgotten",
      path: "session.adopted~openAccounts=unconfirmed.email~+resendPause~code.resend",
    },
  };
export const SignedOutAuthConfirmingPasskeySignedOutForgotSent: Story = {
  name: "signedOut.auth.confirmingPasskey+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "credentials.submit~reset.submit~login=passkeyAsked~passkey.confirm~requestReset=ok",
  },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendPausedSignedOutForgotSent: Story = {
  name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.paused+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "reset.submit~requestReset=ok~session.adopted~openAccounts=unconfirmed.email~code.submit",
  },
};
export const SignedOutAuthConfirmCodeEditingSignedOutAuthConfirmResendReadySignedOutForgotSent: Story = {
  name: "signedOut.auth.confirm.code.editing+signedOut.auth.confirm.resend.ready+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "reset.submit~requestReset=ok~session.adopted~openAccounts=unconfirmed.email~+resendPause",
  },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendReadySignedOutForgotSending: Story = {
  name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.ready+signedOut.forgot.sending",
  args: {
    input: "forgotten",
    path: "reset.submit~session.adopted~openAccounts=unconfirmed.email~code.submit~+resendPause",
  },
};
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendPausedSignedOutForgotSending: Story =
  {
    name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.paused+signedOut.forgot.sending",
    args: {
      input: "forgotten",
      path: "reset.submit~session.adopted~openAccounts=unconfirmed.email~+resendPause~code.resend",
    },
  };
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendReadySignedOutForgotEditing: Story = {
  name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.ready+signedOut.forgot.editing",
  args: {
    input: "forgotten",
    path: "session.adopted~openAccounts=unconfirmed.email~+resendPause~code.resend~+resendPause",
  },
};
export const SignedOutAuthConfirmCodeVerifyingSignedOutAuthConfirmResendReadySignedOutForgotSent: Story = {
  name: "signedOut.auth.confirm.code.verifying+signedOut.auth.confirm.resend.ready+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "reset.submit~requestReset=ok~session.adopted~openAccounts=unconfirmed.email~code.submit~+resendPause",
  },
};
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendPausedSignedOutForgotSent: Story = {
  name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.paused+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "reset.submit~requestReset=ok~session.adopted~openAccounts=unconfirmed.email~+resendPause~code.resend",
  },
};
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendReadySignedOutForgotSending: Story = {
  name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.ready+signedOut.forgot.sending",
  args: {
    input: "forgotten",
    path: "reset.submit~session.adopted~openAccounts=unconfirmed.email~+resendPause~code.resend~+resendPause",
  },
};
export const SignedOutAuthConfirmCodeResendingSignedOutAuthConfirmResendReadySignedOutForgotSent: Story = {
  name: "signedOut.auth.confirm.code.resending+signedOut.auth.confirm.resend.ready+signedOut.forgot.sent",
  args: {
    input: "forgotten",
    path: "reset.submit~requestReset=ok~session.adopted~openAccounts=unconfirmed.email~+resendPause~code.resend~+resendPause",
  },
};
