import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import type { TestServer } from '../server/open-server.ts'

/** Marks for every item of a form, texts of its two comments. */
export const filledIn = (sections: readonly FormSection[], mark = 7, good = '细致') => ({
  scores: Object.fromEntries(
    sections.flatMap(({ items }) =>
      items.filter(({ kind }) => kind === 'score').map(({ key }) => [key, mark]),
    ),
  ),
  texts: { good },
})

/** The published form of a kind that comes with the product. */
export async function formOf(server: TestServer, kind: string) {
  const form = await server.db
    .selectFrom('evaluationTemplates')
    .select(['id', 'sections'])
    .where('code', '=', kind)
    .executeTakeFirstOrThrow()

  return { id: form.id, sections: form.sections as unknown as FormSection[] }
}
