import { isRouteErrorResponse, useRouteError } from "react-router-dom";
import { PublicLayout } from "../layout/public-layout.tsx";
import { RouteProblem } from "./route-problem.tsx";
import { type LazyLayout, UnknownPage } from "./unknown-page.tsx";

/** Error page outside the layout: for errors of the layout itself, and for addresses rejected before it loads. */
export function RootProblem({ Layout }: { readonly Layout: LazyLayout }) {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <UnknownPage Layout={Layout} />;
  }
  return (
    <PublicLayout>
      <RouteProblem />
    </PublicLayout>
  );
}
