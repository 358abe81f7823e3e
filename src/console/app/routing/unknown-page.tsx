import { type ComponentType, type ReactNode, Suspense } from "react";
import { NotFound } from "../../crud/page/not-found.tsx";
import { useIsSignedIn } from "../../session/session-context.tsx";
import { PublicLayout } from "../layout/public-layout.tsx";
import { StartingPage } from "./starting-page.tsx";

/** The lazy-loaded signed-in layout. */
export type LazyLayout = ComponentType<{ readonly children?: ReactNode }>;

/** Page for an unknown address, in the signed-in or public layout. */
export function UnknownPage({ Layout }: { readonly Layout: LazyLayout }) {
  const isSignedIn = useIsSignedIn();
  if (!isSignedIn) {
    return (
      <PublicLayout>
        <NotFound />
      </PublicLayout>
    );
  }
  return (
    <Suspense fallback={<StartingPage />}>
      <Layout>
        <NotFound />
      </Layout>
    </Suspense>
  );
}
