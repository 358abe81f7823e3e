import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import type { MessageKey } from "../../../../generated/message-keys.ts";
import type { BreakdownRoute } from "../../../contract/screens.ts";

/** One generated view of how records spread over a field's values, as a route; it arrives when it is first visited. */
export function toBreakdownRoute({ path, field, titleKey, load }: BreakdownRoute<MessageKey>): RouteObject {
  const loadComponent = async (): Promise<ComponentType> => {
    const [{ BreakdownScreen }, screens] = await Promise.all([
      import("../../crud/breakdown/breakdown-screen.tsx"),
      load(),
    ]);
    return () => <BreakdownScreen screens={screens} field={field} titleKey={titleKey} />;
  };
  return { path, lazy: { Component: loadComponent } };
}
