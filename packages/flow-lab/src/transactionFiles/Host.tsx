import { TransactionFilesPart, type TransactionFilesPartProps } from "@amberline/flows/transactionFiles";
import { failures } from "@amberline/flows/shared/examples";
import { Dialog } from "@amberline/ui/Dialog";
import { HomePage } from "../host/HomePage";
import type { OverPage } from "../host/flowScreen";
import { exampleFiled } from "./transactionFiles.flow";

export default function TransactionFilesHost({
  behind = <HomePage />,
  ...given
}: Pick<TransactionFilesPartProps, "snapshot" | "send"> & Partial<TransactionFilesPartProps> & OverPage) {
  return (
    <>
      {behind}
      <Dialog isOpen placement="side" title={exampleFiled.payee.name} onClose={() => {}} closeLabel="×">
        <TransactionFilesPart
          transaction={exampleFiled}
          mayChange
          newId={() => "file-2"}
          read={() => Promise.resolve(failures.net)}
          save={() => {}}
          {...given}
        />
      </Dialog>
    </>
  );
}
