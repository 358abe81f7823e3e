import { LoginScreen } from "./login/login-screen.tsx";
import { PublicLayout } from "./public-layout.tsx";

/** The sign-in page. Once signed in, `SessionEffects` takes the visitor on. */
export function LoginPage() {
  return (
    <PublicLayout>
      <LoginScreen />
    </PublicLayout>
  );
}
