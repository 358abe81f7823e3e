import { createContext, type ReactNode, use } from "react";
import type { serviceApi } from "../../../generated/api/service.ts";

type Service = ReturnType<typeof serviceApi>;

const ServiceContext = createContext<Service | null>(null);

export function ServiceProvider({ service, children }: { readonly service: Service; readonly children: ReactNode }) {
  return <ServiceContext value={service}>{children}</ServiceContext>;
}

/** The main backend's calls that belong to no entity. */
export function useService(): Service {
  const service = use(ServiceContext);
  if (service === null) {
    throw new ReferenceError("useService needs a ServiceProvider above it");
  }
  return service;
}
