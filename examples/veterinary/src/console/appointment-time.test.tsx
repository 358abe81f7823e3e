import { screen } from "@testing-library/react";
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
  const type = async (text: string) => {
    await user.clear(input);
    await user.type(input, text);
    await user.tab();
  };
  return { user, input, type, save, appointment };
}

test.each([
  ["the first of two hours that read alike", "2018-02-18T01:30:00.000Z", "17/02/2018 23:30"],
  ["the second of them", inWinter, "17/02/2018 23:30"],
  ["the hour after the one that is left out", "2018-11-04T03:00:00Z", "04/11/2018 01:00"],
  ["seconds, and another zone's offset", "2018-06-01T10:00:07.250+02:00", "01/06/2018 05:00"],
])("case 92: an unchanged date-time is sent back byte by byte across clock changes: %s", async (_, startsAt, shown) => {
  const { user, input, type, save, appointment } = await editAppointment(startsAt);
  expect(input.value).toBe(shown);
  await type("01/07/2018 08:00");
  await type(shown);
  await user.clear(screen.getByLabelText(/^Duración/));
  await user.type(screen.getByLabelText(/^Duración/), "30");
  expect(await save()).toEqual({ ...appointment, durationMinutes: 30 });
});

test("case 92: an hour that the clocks leave out becomes the next one, in sight", async () => {
  const { input, type, save } = await editAppointment(inWinter);
  await type("04/11/2018 00:30");
  expect(input.value).toBe("04/11/2018 01:30");
  expect(await save()).toMatchObject({ startsAt: "2018-11-04T03:30:00.000Z" });
});
