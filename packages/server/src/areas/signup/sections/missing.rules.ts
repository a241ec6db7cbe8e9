import { ENTRY_SECTIONS, type Section } from '@residency/contract/areas/intakes/section.public'
import { EDUCATION_LEVELS } from '@residency/contract/areas/trainees/trainee-facts.public'

type Filled = {
  trainee_kind: string
  is_kind_chosen: boolean
  employer: string | null
  is_fresh: boolean | null
  student_place: string | null
  real_name: string | null
  gender: number | null
  birth_date: string | null
  id_card_hash: string | null
  mobile_hash: string | null
  ethnic_code: string | null
  region_code: string | null
  address_sealed: string | null
  contact_name: string | null
  contact_mobile_sealed: string | null
  school_id: number | null
  school_other: string | null
  photo_key: string | null
}
type Study = {
  level: string
  school_id: number | null
  school_other: string | null
  major: string | null
  started_on: string | null
  ended_on: string | null
  is_full_time: boolean | null
  diploma_number: string | null
  degree: string | null
  degree_number: string | null
  hasProof: boolean
}
export type SectionFacts = {
  choices: readonly { trainee_kinds: readonly string[] | null }[]
  educations: readonly Study[]
  /** Lists with at least one entry. */
  lists: ReadonlySet<string>
  /** What this kind of trainee must fill in, beyond what everybody must. */
  required: readonly Section[]
}
type Wanted = readonly [name: string, value: unknown]
/** The value of `degree` for a study that led to none. */
const NO_DEGREE = 'none'

const ofSign = (r: Filled): Wanted[] => [
  ['traineeKind', r.is_kind_chosen || null],
  ['employer', r.trainee_kind === 'sponsored' ? r.employer : true],
  ['isFresh', r.is_fresh],
  ['studentPlace', r.student_place],
]
const ofBasic = (r: Filled): Wanted[] => [
  ['realName', r.real_name],
  ['gender', r.gender],
  ['birthDate', r.birth_date],
  ['idCard', r.id_card_hash],
  ['mobile', r.mobile_hash],
  ['ethnicCode', r.ethnic_code],
  ['regionCode', r.region_code],
  ['address', r.address_sealed],
  ['contactName', r.contact_name],
  ['contactMobile', r.contact_mobile_sealed],
  ['schoolId', r.school_id ?? r.school_other],
]
/** A study that was begun must be complete; document numbers are required where there is a document. */
function ofStudy(study: Study, today: string): Wanted[] {
  const isOver = study.ended_on !== null && study.ended_on <= today
  const hasDegree = study.degree !== null && study.degree !== NO_DEGREE
  const wanted: Wanted[] = [
    ['school', study.school_id ?? study.school_other],
    ['major', study.major],
    ['startedOn', study.started_on],
    ['endedOn', study.ended_on],
    ['isFullTime', study.is_full_time],
    ['diplomaNumber', isOver ? study.diploma_number : true],
    ['degree', isOver ? study.degree : true],
    ['degreeNumber', isOver && hasDegree ? study.degree_number : true],
    ['proof', study.hasProof || null],
  ]
  return wanted.map(([name, value]) => [`${study.level}.${name}`, value])
}

/** What is still missing before a registration can be submitted: names of fields, of sections, and `level.field` of studies. */
export function missingOf(r: Filled, facts: SectionFacts, today: string): string[] {
  const isRequired = (section: Section) => facts.required.includes(section)
  const studies = EDUCATION_LEVELS.flatMap((level): Wanted[] => {
    const study = facts.educations.find((one) => one.level === level)
    return study ? ofStudy(study, today) : [[level, !isRequired(level) || null]]
  })
  const lists = ENTRY_SECTIONS.map((section): Wanted => [section, facts.lists.has(section) || !isRequired(section) || null])
  const fits = facts.choices.every(({ trainee_kinds }) => trainee_kinds === null || trainee_kinds.includes(r.trainee_kind))
  const wanted: Wanted[] = [
    ...ofSign(r),
    ...ofBasic(r),
    ['photo', r.photo_key],
    ...studies,
    ...lists,
    ['choices', facts.choices.length > 0 || null],
    ['choiceKind', fits || null],
  ]
  return wanted.filter(([, value]) => value === null).map(([name]) => name)
}
