import { type ComponentType, type ReactNode, Suspense } from "react";
import { useIsSignedIn } from "../../session/session-context.tsx";
import { PublicLayout } from "../layout/public-layout.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { StartingPage } from "./starting-page.tsx";

/** The signed-in layout, loaded when it is first drawn. */
export type LazyLayout = ComponentType<{ readonly children?: ReactNode }>;

/** An address that leads nowhere, in the layout of whoever came to it. */
export function UnknownPage({ Layout }: { readonly Layout: LazyLayout }) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) {
    return (
      <PublicLayout>
        <NotFoundScreen />
      </PublicLayout>
    );
  }
  return (
    <Suspense fallback={<StartingPage />}>
      <Layout>
        <NotFoundScreen />
      </Layout>
    </Suspense>
  );
}
