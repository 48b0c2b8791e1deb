export { CategorySums, type CategorySumsProps } from "./CategorySums";
export { NoteRows, type NoteRowsProps } from "./NoteRows";
export { wireTransactionNote, type NoteForm, type TransactionNoteEvent } from "./transactionNote.machine";
export { TransactionNoteScreen, type TransactionNoteScreenProps } from "./TransactionNoteScreen";
