import { fireEvent, screen } from "@testing-library/react";
import { EditScreen } from "entity-console/console/screens";
import { FakeBackend, renderScreen } from "entity-console/testing/console";
import { expect, test } from "vitest";
import { appointmentUpdateSchema } from "../../generated/schemas/appointment.ts";
import { appointmentScreens } from "../../generated/screens/appointment.ts";
import { validateAppointmentUpdate } from "../../generated/validators/appointment.js";

// Tests run in the zone America/Sao_Paulo, which started summer time on 2018-11-04 and ended it on 2018-02-18 at
// midnight.
const inWinter = "2018-02-18T02:30:00.000Z";

async function editAppointment(startsAt: string) {
  const appointment = {
    ...{ id: "a1", patientId: "p1", veterinarianId: "v1", clinicId: "c1", startsAt, durationMinutes: 20 },
    ...{ urgency: "routine", appointmentPhase: "requested", consultationFee: 35, createdAt: inWinter },
  };
  const backend = new FakeBackend({ tables: { "/appointments": [appointment] } });
  const form = { schema: appointmentUpdateSchema, validate: validateAppointmentUpdate };
  const element = <EditScreen screens={appointmentScreens} form={form} />;
  const at = { route: "/appointments/edit/:id", at: "/appointments/edit/a1" };
  const { user } = await renderScreen({ backend, ...at, element, language: "es-ES" });
  const input = await screen.findByLabelText<HTMLInputElement>(/^Comienzo/);
  const save = async () => {
    await user.click(screen.getByRole("button", { name: "Guardar" }));
    await screen.findByText("Cita guardada");
    return backend.sent("PUT")[0]?.body;
  };
  return { user, input, save, appointment };
}

test.each([
  ["the first of two hours that read alike", "2018-02-18T01:30:00.000Z", "2018-02-17T23:30"],
  ["the second of them", inWinter, "2018-02-17T23:30"],
  ["the hour after the one that is left out", "2018-11-04T03:00:00Z", "2018-11-04T01:00"],
  ["seconds, and another zone's offset", "2018-06-01T10:00:07.250+02:00", "2018-06-01T05:00"],
])("case 92: an unchanged date-time is sent back byte by byte across clock changes: %s", async (_, startsAt, shown) => {
  const { user, input, save, appointment } = await editAppointment(startsAt);
  expect(input.value).toBe(shown);
  fireEvent.change(input, { target: { value: "2018-07-01T08:00" } });
  fireEvent.change(input, { target: { value: shown } });
  await user.clear(screen.getByLabelText(/^Duración/));
  await user.type(screen.getByLabelText(/^Duración/), "30");
  expect(await save()).toEqual({ ...appointment, durationMinutes: 30 });
});

test("case 92: an hour that the clocks leave out becomes the next one, in sight", async () => {
  const { input, save } = await editAppointment(inWinter);
  fireEvent.change(input, { target: { value: "2018-11-04T00:30" } });
  expect(input.value).toBe("2018-11-04T01:30");
  expect(await save()).toMatchObject({ startsAt: "2018-11-04T03:30:00.000Z" });
});
