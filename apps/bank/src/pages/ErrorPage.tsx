import { BrokenPage } from "@amberline/flows/parts";
import { paths } from "../paths";
import { goBackAndReload } from "../wiring/browser/goBack";
import { useReveal } from "../wiring/browser/opening";
import { useSession } from "../wiring/hooks/useBank";

export function ErrorPage({ message }: { message?: string }) {
  const { status } = useSession();
  useReveal();
  const start = status === "signedIn" ? paths.home : paths.signIn;
  return <BrokenPage {...(message === undefined ? {} : { message })} onBack={() => goBackAndReload(start)} />;
}
