type Trainee = { traineeId: number; name: string; number: string; department: string }

/** A trainee as a choice of a list that is searched, with what sets apart people of one name. */
export const toTraineeChoice = <T extends Trainee>(trainee: T) => ({
  ...trainee,
  value: trainee.traineeId,
  label: trainee.name,
  note: `${trainee.number} · ${trainee.department}`,
})
