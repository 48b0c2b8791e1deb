/** Texts of the PDF documents. The Latvian ones have the same keys by type. */
export const en = {
  registration: (number: string) => `Reg. no. ${number}`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  issued: (when: string) => `Issued ${when}`,
  pair: (label: string, value: string) => `${label}: ${value}`,

  holder: "Account holder",
  iban: "IBAN",
  topUpReference: "Payment reference",
  bic: "BIC",
  bank: "Bank",
  currency: "Currency",
  period: "Period",

  statement: "Account statement",
  opening: "Opening balance",
  moneyIn: "Money in",
  moneyOut: "Money out",
  closing: "Closing balance",
  entries: (count: number) => (count === 1 ? "1 entry" : `${count} entries`),
  noEntries: "Nothing was booked in this period.",
  statementEnd:
    "Entries are shown by booking date. This statement was generated electronically and is valid without a signature.",

  foundLabel: "Found",
  list: "Transaction list",
  found: (count: number) => (count === 1 ? "1 transaction" : `${count} transactions`),
  noneFound: "No transactions match the filters.",
  filters: "Filters",
  filterText: (text: string) => `Text “${text}”`,
  filterStatuses: (statuses: string) => `Status: ${statuses}`,
  filterTypes: (types: string) => `Type: ${types}`,
  filterAmount: (least: string | undefined, most: string | undefined) =>
    most === undefined
      ? `Amount: from ${least}`
      : least === undefined
        ? `Amount: up to ${most}`
        : `Amount: ${least} to ${most}`,
  listEnd:
    "Only completed transactions count towards the totals. This list is not a statement: it shows the transactions that match the filters, without balances.",

  date: "Date",
  party: "Payee or payer",
  reference: "Reference",
  status: "Status",
  amount: (currency: string) => `Amount, ${currency}`,
  balance: "Balance",
  fee: "Fee",

  statuses: {
    new: "New",
    declined: "Declined",
    pending: "Pending",
    approved: "Approved",
    done: "Completed",
    error_done: "Error",
  },
  types: { SEND: "Sent", RECEIVE: "Received", FEE: "Payment fee", fee_manual: "Service fee" },

  receipt: "Payment receipt",
  details: "Payment details",
  feeReceipt: "Fee receipt",
  feeDetails: "Fee details",
  paymentTitles: {
    new: "New Payment",
    declined: "Payment Declined",
    pending: "Payment Pending",
    approved: "Payment Approved",
    done: "Payment Completed",
    error_done: "Payment Error",
  },
  feeTitles: {
    new: "Fee pending",
    declined: "Fee Declined",
    pending: "Fee pending",
    approved: "Fee pending",
    done: "Fee Completed",
    error_done: "Fee Declined",
  },
  sent: {
    new: "The payment is not sent yet.",
    waiting: "The payment is on its way. The money is set aside in the account.",
    done: (payee: string) => `The payment was sent to ${payee}.`,
    failed: (reason: string) => `The payment was not made: ${reason}. No money left the account.`,
    failedSilently: "The payment was not made. No money left the account.",
  },
  received: {
    waiting: "The payer may already have paid. The money has not reached us yet.",
    done: (payer: string) => `The money from ${payer} is in the account.`,
    failed: "The money did not reach the account.",
  },
  feeSaid: {
    waiting: "The fee is deducted when the payment is completed.",
    done: "The fee is deducted from your account.",
    declined: "The fee is not deducted from your account.",
  },
  from: "From",
  to: "To",
  payment: "Payment",
  name: "Name",
  account: "Account",
  address: "Address",
  feeFor: "Fee for the payment to",
  total: "Total",
  kind: "Type",
  kinds: {
    INSTANT: "SEPA Instant Credit Transfer",
    CREDIT: "SEPA Credit Transfer",
    SWIFT: "SWIFT transfer",
    charge: "Service fee of the bank",
  },
  created: "Made",
  updated: { done: "Completed", declined: "Declined", error_done: "Failed", other: "Last change" },
  transactionId: "Transaction number",

  bankDetails: "Bank details",
  bankDetailsLead: "Use these details to send money to the account from any bank in the SEPA area.",
  payee: "Payee",
  bankAddress: "Bank address",
  paymentReference: "Payment reference",
  code: "QR code with the bank details for a banking app",
  codeLead: "Scan with a banking app to fill in a payment.",
  referenceNeeded: (reference: string) =>
    `Enter the reference ${reference} on the payment exactly as shown here. Several customers use this account: only the reference shows whose money it is.`,

  paymentFile: "Payment file report",
  fileFormat: "Format",
  fileMadeBy: "Uploaded by",
  fileApprovedBy: "Approved by",
  fileNotApproved: "Not approved",
  filePaymentNth: "No.",
  filePaymentState: "Result",
  filePaymentStates: {
    paid: "Paid",
    paying: "On the way",
    refused: "Refused",
    left: "Left out",
    toFix: "To fix",
    ready: "Ready",
    checking: "Checking",
  },
  fileEmpty: "There are no payments in this file.",
  fileEnd:
    "Payments are shown in the order of the file, as they were when this report was issued. It was generated electronically and is valid without a signature.",

  statementFile: (start: string, end: string) => `statement-${start}-${end}.pdf`,
  listFile: (start: string, end: string) => `transactions-${start}-${end}.pdf`,
  paymentFileFile: (day: string, id: string) => `payment-file-${day}-${id}.pdf`,
  receiptFile: (day: string, id: string) => `receipt-${day}-${id}.pdf`,
  feeFile: (day: string, id: string) => `fee-receipt-${day}-${id}.pdf`,
  detailsFile: (account: string) => `account-details-${account}.pdf`,
};

export type Catalogue = typeof en;
