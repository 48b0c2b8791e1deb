import { useEffect, useState } from "react";
import { isProvenFile } from "@amberline/domain/attachments";
import { chatFilesProblem, longestChatText, type ChatFilesProblem } from "@amberline/domain/chat";
import type { OutgoingMessage, PickedFile } from "./outbox";
import type { UnsentKeeper } from "./unsent";

/** Why files were refused; `name` is the file's. */
export interface RefusedFiles {
  problem: ChatFilesProblem | "content";
  name: string;
}

/** Adds files one by one; returns the first problem. */
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

/** The message being written; restored from `unsent` when the page reopens. */
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
        void isProvenFile(one.file).then((isGood) => {
          if (isGood) return;
          setFiles((held) => held.filter(({ id }) => id !== one.id));
          setRefused({ problem: "content", name: one.file.name });
        });
    },
    /** Puts an unsent message before the current text. */
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
