// Written by "npm run stories" from the companyRegistration chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import CompanyRegistrationHost from "./Host";

const PathPicture = picturesBy(CompanyRegistrationHost);

const meta = {
  title: "Flow paths/companyRegistration",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "companyRegistration", input: "first", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FoundingEditing: Story = { name: "founding.editing", args: { input: "first", path: "" } };
export const Loading: Story = { name: "loading", args: { input: "company", path: "" } };
export const FoundingFounding: Story = {
  name: "founding.founding",
  args: { input: "first", path: "answers.submit:company" },
};
export const Left: Story = { name: "left", args: { input: "first", path: "page.leave" } };
export const LoadFailed: Story = { name: "loadFailed", args: { input: "company", path: "readCompany=403" } };
export const OpenPlaceRegistrationMembersOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.members+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok" },
};
export const OpenPlaceRegistrationCompanyEditingOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.company.editing+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.new" },
};
export const OpenPlaceRegistrationExposureEditingOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.exposure.editing+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.exposure" },
};
export const OpenPlaceRegistrationDocumentsOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.documents+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.documents" },
};
export const OpenPlaceRegistrationContractOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.contract+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.contract" },
};
export const OpenPlaceRegistrationReviewOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.review+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.whole" },
};
export const OpenPlaceWorkspaceOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.workspace+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.confirmed" },
};
export const FoundingStoring: Story = {
  name: "founding.storing",
  args: { input: "first", path: "answers.submit:company~foundCompany=ok" },
};
export const OpenPlaceRegistrationMembersOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.members+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok~page.leave:uploading" },
};
export const OpenPlaceRegistrationMembersOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.members+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok~refresh" },
};
export const OpenPlaceRegistrationCompanySavingOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.company.saving+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.new~answers.submit:company" },
};
export const OpenPlaceRegistrationCompanyEditingOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.company.editing+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.new~page.leave:uploading" },
};
export const OpenPlaceRegistrationCompanyEditingOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.company.editing+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.new~refresh" },
};
export const OpenPlaceRegistrationExposureSavingOpenReadingFreshOpenLeavingStaying: Story = {
  name: "open.place.registration.exposure.saving+open.reading.fresh+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.exposure~answers.submit:exposure" },
};
export const OpenPlaceRegistrationExposureEditingOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.exposure.editing+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.exposure~page.leave:uploading" },
};
export const OpenPlaceRegistrationExposureEditingOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.exposure.editing+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.exposure~refresh" },
};
export const OpenPlaceRegistrationDocumentsOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.documents+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.documents~page.leave:uploading" },
};
export const OpenPlaceRegistrationDocumentsOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.documents+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.documents~refresh" },
};
export const OpenPlaceRegistrationContractOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.contract+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.contract~page.leave:uploading" },
};
export const OpenPlaceRegistrationContractOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.contract+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.contract~refresh" },
};
export const OpenPlaceRegistrationReviewOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.review+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.whole~page.leave:uploading" },
};
export const OpenPlaceRegistrationReviewOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.review+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.whole~refresh" },
};
export const OpenPlaceWorkspaceOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.workspace+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.confirmed~page.leave:uploading" },
};
export const OpenPlaceWorkspaceOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.workspace+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.confirmed~refresh" },
};
export const FoundingEntering: Story = {
  name: "founding.entering",
  args: { input: "first", path: "answers.submit:company~foundCompany=ok~storeAnswers=ok" },
};
export const OpenPlaceRegistrationMembersOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.members+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok~page.leave:uploading~refresh" },
};
export const OpenPlaceRegistrationCompanySavingOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.company.saving+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.new~answers.submit:company~page.leave:uploading" },
};
export const OpenPlaceRegistrationCompanySavingOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.company.saving+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.new~answers.submit:company~refresh" },
};
export const OpenPlaceRegistrationCompanyEditingOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.company.editing+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.new~page.leave:uploading~refresh" },
};
export const OpenPlaceRegistrationExposureSavingOpenReadingFreshOpenLeavingAsking: Story = {
  name: "open.place.registration.exposure.saving+open.reading.fresh+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.exposure~answers.submit:exposure~page.leave:uploading" },
};
export const OpenPlaceRegistrationExposureSavingOpenReadingRefreshingOpenLeavingStaying: Story = {
  name: "open.place.registration.exposure.saving+open.reading.refreshing+open.leaving.staying",
  args: { input: "company", path: "readCompany=ok.exposure~answers.submit:exposure~refresh" },
};
export const OpenPlaceRegistrationExposureEditingOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.exposure.editing+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.exposure~page.leave:uploading~refresh" },
};
export const OpenPlaceRegistrationDocumentsOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.documents+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.documents~page.leave:uploading~refresh" },
};
export const OpenPlaceRegistrationContractOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.contract+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.contract~page.leave:uploading~refresh" },
};
export const OpenPlaceRegistrationReviewOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.review+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.whole~page.leave:uploading~refresh" },
};
export const OpenPlaceWorkspaceOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.workspace+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.confirmed~page.leave:uploading~refresh" },
};
export const FoundingNotEntered: Story = {
  name: "founding.notEntered",
  args: { input: "first", path: "answers.submit:company~foundCompany=ok~storeAnswers=ok~enterCompany=403" },
};
export const OpenPlaceRegistrationCompanySavingOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.company.saving+open.reading.refreshing+open.leaving.asking",
  args: { input: "company", path: "readCompany=ok.new~answers.submit:company~page.leave:uploading~refresh" },
};
export const OpenPlaceRegistrationExposureSavingOpenReadingRefreshingOpenLeavingAsking: Story = {
  name: "open.place.registration.exposure.saving+open.reading.refreshing+open.leaving.asking",
  args: {
    input: "company",
    path: "readCompany=ok.exposure~answers.submit:exposure~page.leave:uploading~refresh",
  },
};
