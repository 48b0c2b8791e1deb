import { useEffect, useState } from "react";
import { provenAttachmentType } from "@amberline/domain/attachments";
import { chatFilesProblem, longestChatText, type ChatFilesProblem } from "@amberline/domain/chat";
import type { OutgoingMessage, PickedFile } from "./outbox";
import type { UnsentKeeper } from "./unsent";

/** What stands against files that were not taken; `name` is that of the file it is about. */
export interface RefusedFiles {
  problem: ChatFilesProblem | "content";
  name: string;
}

/** Takes files one by one, as long as nothing stands against them; answers the first that is refused. */
export function takeFiles(held: readonly PickedFile[], came: readonly PickedFile[]) {
  const taken = [...held];
  let refused: RefusedFiles | null = null;
  for (const one of came) {
    const found = chatFilesProblem([...taken, one].map(({ file }) => file));
    if (found) refused ??= { problem: found.problem, name: one.file.name };
    else taken.push(one);
  }
  return { taken, refused };
}

/** Whether a file can be read and is what its name says. The provider refuses a message for one that is not. */
export async function isProven({ file }: PickedFile): Promise<boolean> {
  try {
    return provenAttachmentType(file.name, new Uint8Array(await file.arrayBuffer())) !== null;
  } catch {
    return false;
  }
}

/** The message being written; `unsent` has it when the page is opened again. */
export function useDraft(newId: () => string, unsent?: UnsentKeeper) {
  const [text, setText] = useState(() => unsent?.read().text ?? "");
  const [files, setFiles] = useState<readonly PickedFile[]>(() => unsent?.read().files ?? []);
  const [refused, setRefused] = useState<RefusedFiles | null>(null);
  useEffect(() => unsent?.keep({ text, files }), [unsent, text, files]);
  const isTooLong = text.length > longestChatText;
  return {
    ...{ text, files, refused, isTooLong },
    canSend: !isTooLong && (text.trim() !== "" || files.length > 0),
    write(next: string) {
      setText(next);
      setRefused(null);
    },
    attach(came: readonly File[]) {
      const answer = takeFiles(
        files,
        came.map((file) => ({ id: newId(), file })),
      );
      setFiles(answer.taken);
      setRefused(answer.refused);
      for (const one of answer.taken.filter((taken) => !files.includes(taken)))
        void isProven(one).then((isGood) => {
          if (isGood) return;
          setFiles((held) => held.filter(({ id }) => id !== one.id));
          setRefused({ problem: "content", name: one.file.name });
        });
    },
    /** Puts a message that was not sent before what has been written since. */
    takeBack(message: Pick<OutgoingMessage, "text" | "files">) {
      setText([message.text, text].filter(Boolean).join("\n"));
      const back = message.files.map((file) => ({ id: newId(), file }));
      const answer = takeFiles(back, files);
      setFiles(answer.taken);
      setRefused(answer.refused);
    },
    detach(id: string) {
      setFiles((held) => held.filter((one) => one.id !== id));
      setRefused(null);
    },
    clear() {
      setText("");
      setFiles([]);
      setRefused(null);
    },
  };
}
