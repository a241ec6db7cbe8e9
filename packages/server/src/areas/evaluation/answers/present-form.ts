import type { FilledForm } from '@residency/contract/areas/evaluation/answers/answer.contract'
import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { type Language, labelIn } from '@residency/contract/kernel'

type Form = {
  id: number
  kind: FilledForm['kind']
  name: string
  nameEn: string | null
  intro: string | null
  introEn: string | null
  sections: FormSection[]
}

/** A form as it is filled in; its items have both languages, so that a phone can switch. */
export const presentForm = (language: Language, form: Form): FilledForm => ({
  id: form.id,
  kind: form.kind,
  name: labelIn(language, form.name, form.nameEn),
  intro: form.intro === null ? null : labelIn(language, form.intro, form.introEn),
  sections: form.sections,
})
