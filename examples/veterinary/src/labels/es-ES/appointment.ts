import type { EntityLabels } from "entity-console/spec";

export const appointment = {
  one: "cita",
  many: "citas",
  gender: "feminine",
  fields: {
    visitReason: "Motivo",
    patient: "Paciente",
    patientId: "Paciente",
    veterinarianId: "Veterinario",
    clinicId: "Clínica",
    consultingRoom: "Sala",
    startsAt: "Comienzo",
    durationMinutes: "Duración",
    roomMinutes: "Ocupación de la sala",
    urgency: "Urgencia",
    appointmentPhase: "Situación",
    callOffReason: "Motivo de la anulación",
    consultationFee: "Precio de la consulta",
  },
  rules: { deadPatient: "Este paciente consta como fallecido.", reasonMissing: "Indique por qué se canceló la cita." },
  sections: {
    visit: "Visita",
    place: "Lugar",
    schedule: "Horario y precio",
  },
  help: {
    consultationFee: "Queda fijado cuando la visita se ha realizado.",
    consultingRoom: "Primero se elige la clínica.",
  },
  breakdowns: {
    phase: "Citas por situación",
    urgency: "Citas por urgencia",
  },
  actions: {
    confirmVisit: {
      label: "Confirmar visita",
      confirm: "El propietario da por segura la visita y se le reserva la hora.",
      success: "Visita confirmada",
      failure: "No se ha podido confirmar la visita",
    },
    callOffVisit: {
      label: "Anular visita",
      confirm: "La hora queda libre y la cita no se puede volver a confirmar.",
      success: "Visita anulada",
      failure: "No se ha podido anular la visita",
    },
    markMissed: {
      label: "Marcar ausencias",
      confirm: "Todas las citas de días anteriores que nadie ha atendido ni anulado quedarán como no presentadas.",
      success: "Ausencias marcadas",
      failure: "No se han podido marcar las ausencias",
    },
  },
  enums: {
    appointmentPhase: {
      requested: "Solicitada",
      confirmed: "Confirmada",
      attended: "Realizada",
      calledOff: "Anulada",
      missed: "No presentada",
    },
  },
} as const satisfies EntityLabels;
