import { PublicLayout } from "../layout/public-layout.tsx";
import { LoginScreen } from "./login-screen.tsx";

/** The sign-in page. Once signed in, `SessionEffects` takes the visitor on. */
export function LoginPage() {
  return (
    <PublicLayout>
      <LoginScreen />
    </PublicLayout>
  );
}
