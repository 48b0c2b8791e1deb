import type { Meta, StoryObj } from "@storybook/react-vite";
import { StepperInStory } from "./StepperInStory";

/** The story shown last on this page, null at first. */
let shown: string | null = null;

/** The flow stepper, one story per flow. The hash is the walk: open the story by itself to share it. */
const meta = {
  title: "Stepper/Walk",
  component: StepperInStory,
  tags: ["stepper", "!test", "!autodocs"],
  args: { flow: "send", language: "en" },
  // Axe would slow down every opening; the page is checked in the end-to-end tests.
  parameters: { layout: "fullscreen", controls: { disable: true }, a11y: { test: "off" } },
  // Stories do not share walks; only the first one is taken from the address.
  beforeEach: ({ id }) => {
    if (shown !== null && shown !== id) {
      const { pathname, search } = window.location;
      window.history.replaceState(null, "", `${pathname}${search}`);
    }
    shown = id;
  },
  render: ({ flow }, { globals }) => (
    <StepperInStory key={flow} flow={flow} language={globals.locale === "lv" ? "lv" : "en"} />
  ),
} satisfies Meta<typeof StepperInStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = { args: { flow: "signIn" } };
export const Send: Story = { args: { flow: "send" } };
export const SessionClock: Story = { args: { flow: "sessionClock" } };
export const Verification: Story = { args: { flow: "verification" } };
export const CompanyRegistration: Story = { args: { flow: "companyRegistration" } };
export const AccountClosing: Story = { args: { flow: "accountClosing" } };
export const AppRedirect: Story = { args: { flow: "appRedirect" } };
export const Approvals: Story = { args: { flow: "approvals" } };
export const Budgets: Story = { args: { flow: "budgets" } };
export const Chat: Story = { args: { flow: "chat" } };
export const Complaint: Story = { args: { flow: "complaint" } };
export const Contract: Story = { args: { flow: "contract" } };
export const Devices: Story = { args: { flow: "devices" } };
export const DirectDebits: Story = { args: { flow: "directDebits" } };
export const Documents: Story = { args: { flow: "documents" } };
export const Invitation: Story = { args: { flow: "invitation" } };
export const Labels: Story = { args: { flow: "labels" } };
export const Limits: Story = { args: { flow: "limits" } };
export const LoginBlock: Story = { args: { flow: "loginBlock" } };
export const Members: Story = { args: { flow: "members" } };
export const MoneyRequests: Story = { args: { flow: "moneyRequests" } };
export const MyData: Story = { args: { flow: "myData" } };
export const NotificationChoices: Story = { args: { flow: "notificationChoices" } };
export const Notifications: Story = { args: { flow: "notifications" } };
export const Overview: Story = { args: { flow: "overview" } };
export const OwnAccess: Story = { args: { flow: "ownAccess" } };
export const Palette: Story = { args: { flow: "palette" } };
export const Passkeys: Story = { args: { flow: "passkeys" } };
export const PasswordChange: Story = { args: { flow: "passwordChange" } };
export const PasswordReset: Story = { args: { flow: "passwordReset" } };
export const PayeeForm: Story = { args: { flow: "payeeForm" } };
export const PaymentFile: Story = { args: { flow: "paymentFile" } };
export const People: Story = { args: { flow: "people" } };
export const Plans: Story = { args: { flow: "plans" } };
export const Receive: Story = { args: { flow: "receive" } };
export const RequestedPayment: Story = { args: { flow: "requestedPayment" } };
export const SavedPayees: Story = { args: { flow: "savedPayees" } };
export const SignUp: Story = { args: { flow: "signUp" } };
export const Spaces: Story = { args: { flow: "spaces" } };
export const StatementSchedule: Story = { args: { flow: "statementSchedule" } };
export const StepUp: Story = { args: { flow: "stepUp" } };
export const TransactionFiles: Story = { args: { flow: "transactionFiles" } };
export const TransactionNote: Story = { args: { flow: "transactionNote" } };
export const Transactions: Story = { args: { flow: "transactions" } };
export const TwoFactor: Story = { args: { flow: "twoFactor" } };
export const UploadRow: Story = { args: { flow: "uploadRow" } };
