import { type APIRequestContext, expect } from "@playwright/test";

/** Creates records for a journey, with calls of the backend. */

export interface MadeKeeper {
  readonly id: string;
  readonly fullName: string;
}

export interface MadePatient {
  readonly keeper: MadeKeeper;
  readonly patient: { readonly id: string; readonly callName: string };
}

async function make<Made>(backend: APIRequestContext, path: string, data: object): Promise<Made> {
  const made = await backend.post(`/api/${path}`, { data });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as Made;
}

export function makeKeeper(backend: APIRequestContext, unique: string): Promise<MadeKeeper> {
  return make(backend, "keepers", {
    fullName: `Adela ${unique}`,
    taxNumber: unique.padEnd(8, "0").slice(-12),
    emailAddress: `${unique.toLowerCase()}@correo.example`,
    telephone: "+34 600 100 200",
    contactChannel: "phoneCall",
    reminderConsent: true,
  });
}

export async function makePatient(backend: APIRequestContext, unique: string): Promise<MadePatient> {
  const keeper = await makeKeeper(backend, unique);
  const [breedId = ""] = await idsOf(backend, "breeds");
  const patient = await make<MadePatient["patient"]>(backend, "patients", {
    callName: `Canela ${unique}`,
    keeperId: keeper.id,
    breedId,
    animalSex: "female",
    birthDate: "2022-03-01",
    neutered: false,
    allergies: [],
    vitalState: "underCare",
  });
  return { keeper, patient };
}

export async function makeVisit(
  backend: APIRequestContext,
  { patient }: MadePatient,
  visit: { readonly visitReason: string; readonly startsAt: string },
): Promise<{ readonly id: string; readonly visitReason: string }> {
  const [clinicId = ""] = await idsOf(backend, "clinics");
  const [veterinarianId = ""] = await idsOf(backend, "veterinarians");
  const rest = { durationMinutes: 20, urgency: "routine", appointmentPhase: "requested", consultationFee: 35 };
  return make(backend, "appointments", { ...visit, patientId: patient.id, clinicId, veterinarianId, ...rest });
}

/** The values of one field in the first records of a list. */
export async function namesOf(backend: APIRequestContext, path: string, field: string): Promise<readonly string[]> {
  const answer = await backend.get(`/api/${path}?page=1&pageSize=5`);
  const { data } = (await answer.json()) as { data: readonly Readonly<Record<string, string>>[] };
  return data.map((record) => record[field] ?? "");
}

function idsOf(backend: APIRequestContext, path: string): Promise<readonly string[]> {
  return namesOf(backend, path, "id");
}
