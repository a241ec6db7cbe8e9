import { intakesWords } from '@residency/contract/areas/intakes/text'
import { signupWords } from '@residency/contract/areas/signup/text'
import { joinClauses, joinItems, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'

const wordsIn = (language: Language) => intakesWords[language]

/** Kinds of trainee as people read them. */
export function kindNames(language: Language, kinds: readonly string[]) {
  const names = signupWords[language].traineeKinds as Readonly<Record<string, string>>

  return joinItems(
    language,
    kinds.map((kind) => names[kind] ?? kind),
  )
}

export const stateName = (language: Language, state: string) =>
  (wordsIn(language).flows.intake.states as Readonly<Record<string, string>>)[state] ?? state

export const levelName = (language: Language, level: string) =>
  (wordsIn(language).educationLevels as Readonly<Record<string, string>>)[level] ?? level

type Terms = {
  minEducation: string | null
  maxAge: number | null
  certificates: readonly string[]
  traineeKinds: readonly string[]
}

/**
 * The conditions of an offer as a sentence; `certificates` are names already. Null where it has
 * none.
 */
export function describeConditions(
  language: Language,
  { minEducation, maxAge, certificates, traineeKinds }: Terms,
): string | null {
  const { conditions: say } = wordsIn(language)
  const sentence = certificates.length > 1 ? say.certificatesAny : say.certificates

  const parts = [
    minEducation && fillSentence(say.minEducation, { level: levelName(language, minEducation) }),
    maxAge && fillSentence(say.maxAge, { age: maxAge }),
    certificates.length > 0 && fillSentence(sentence, { names: joinItems(language, certificates) }),
    traineeKinds.length > 0 &&
      fillSentence(say.kinds, { kinds: kindNames(language, traineeKinds) }),
  ]

  return (
    joinClauses(
      language,
      parts.filter((part) => typeof part === 'string'),
    ) || null
  )
}
