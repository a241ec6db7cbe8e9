import type { FileField, FileSection } from '@residency/contract/areas/students/file/field.contract'
import { fileWords } from '@residency/contract/areas/students/file/text'
import type { SignedCtx } from '../../../platform/http/ctx.ts'

const SECTION = 'section.'

/** What a fact or a list of a file is called. */
export function thingLabel({ language }: Pick<SignedCtx, 'language'>, thing: string): string {
  const { fields, fileSections } = fileWords[language]
  return thing.startsWith(SECTION)
    ? fileSections[thing.slice(SECTION.length) as FileSection]
    : fields[thing as FileField]
}
