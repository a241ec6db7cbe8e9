/**
 * The rules by which a second person decides what a first one has entered, handed in or passed. An
 * office of one person can waive each of them by a setting. Nobody decides about themselves, with
 * or without the setting: that is the relation `owner` of a flow.
 */
export const SECOND_PERSON_RULES = [
  'cohort',
  'baseFigure',
  'examScore',
  'question',
  'trainingBase',
  'awardApplication',
  'fund',
  'departure',
  'situation',
  'competenceLevel',
] as const

export type SecondPersonRule = (typeof SECOND_PERSON_RULES)[number]

/** The waived rules, each with the id of the change of the setting that waived it. */
export type Waivers = ReadonlyMap<string, number>

/**
 * The person whom a rule excludes from the later step: the id of the actor, or 0 (nobody's id)
 * while the rule is waived. Queries exclude the records on which this person has taken the earlier
 * step.
 */
export const excludedByRule = (
  actor: { userId: number; waivers?: Waivers | undefined },
  rule: SecondPersonRule,
): number => (actor.waivers?.has(rule) ? 0 : actor.userId)
