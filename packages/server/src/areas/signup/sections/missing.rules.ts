import { ENTRY_SECTIONS, type Section } from '@residency/contract/areas/intakes/section.public'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'

type RegistrationFields = {
  traineeKind: string
  isKindChosen: boolean
  employer: string | null
  isFresh: boolean | null
  studentPlace: string | null
  realName: string | null
  gender: number | null
  birthDate: string | null
  idCardHash: string | null
  mobileHash: string | null
  ethnicCode: string | null
  regionCode: string | null
  addressSealed: string | null
  contactName: string | null
  contactMobileSealed: string | null
  schoolId: number | null
  schoolOther: string | null
  photoKey: string | null
}

type Study = {
  level: string
  schoolId: number | null
  schoolOther: string | null
  major: string | null
  startedOn: string | null
  endedOn: string | null
  isFullTime: boolean | null
  diplomaNumber: string | null
  degree: string | null
  degreeNumber: string | null
  hasProof: boolean
}

export type SectionFacts = {
  choices: readonly { traineeKinds: readonly string[] | null }[]
  educations: readonly Study[]

  /** Lists with at least one entry. */
  lists: ReadonlySet<string>

  /** What this kind of trainee must fill in, beyond what everybody must. */
  required: readonly Section[]
}

type RequiredField = readonly [name: string, value: unknown]

/** The value of `degree` for a study that led to none. */
const NO_DEGREE = 'none'

const ofSign = (r: RegistrationFields): RequiredField[] => [
  ['traineeKind', r.isKindChosen || null],
  ['employer', r.traineeKind === 'sponsored' ? r.employer : true],
  ['isFresh', r.isFresh],
  ['studentPlace', r.studentPlace],
]

const ofBasic = (r: RegistrationFields): RequiredField[] => [
  ['realName', r.realName],
  ['gender', r.gender],
  ['birthDate', r.birthDate],
  ['idCard', r.idCardHash],
  ['mobile', r.mobileHash],
  ['ethnicCode', r.ethnicCode],
  ['regionCode', r.regionCode],
  ['address', r.addressSealed],
  ['contactName', r.contactName],
  ['contactMobile', r.contactMobileSealed],
  ['schoolId', r.schoolId ?? r.schoolOther],
]

/**
 * A study that was begun must be complete; document numbers are required where there is a document.
 */
function ofStudy(study: Study, today: string): RequiredField[] {
  const isOver = study.endedOn !== null && study.endedOn <= today
  const hasDegree = study.degree !== null && study.degree !== NO_DEGREE

  const wanted: RequiredField[] = [
    ['school', study.schoolId ?? study.schoolOther],
    ['major', study.major],
    ['startedOn', study.startedOn],
    ['endedOn', study.endedOn],
    ['isFullTime', study.isFullTime],
    ['diplomaNumber', isOver ? study.diplomaNumber : true],
    ['degree', isOver ? study.degree : true],
    ['degreeNumber', isOver && hasDegree ? study.degreeNumber : true],
    ['proof', study.hasProof || null],
  ]

  return wanted.map(([name, value]) => [`${study.level}.${name}`, value])
}

/**
 * What is still missing before a registration can be submitted: names of fields, of sections, and
 * `level.field` of studies.
 */
export function missingOf(r: RegistrationFields, facts: SectionFacts, today: string): string[] {
  const isRequired = (section: Section) => facts.required.includes(section)

  const studies = EDUCATION_LEVELS.flatMap((level): RequiredField[] => {
    const study = facts.educations.find((education) => education.level === level)
    return study ? ofStudy(study, today) : [[level, !isRequired(level) || null]]
  })

  const lists = ENTRY_SECTIONS.map(
    (section): RequiredField => [section, facts.lists.has(section) || !isRequired(section) || null],
  )
  const fits = facts.choices.every(
    ({ traineeKinds }) => traineeKinds === null || traineeKinds.includes(r.traineeKind),
  )

  const wanted: RequiredField[] = [
    ...ofSign(r),
    ...ofBasic(r),
    ['photo', r.photoKey],
    ...studies,
    ...lists,
    ['choices', facts.choices.length > 0 || null],
    ['choiceKind', fits || null],
  ]

  return wanted.filter(([, value]) => value === null).map(([name]) => name)
}
