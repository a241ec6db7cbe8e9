import type { OwnMentorApplication } from '@residency/contract/areas/mentors/choice/own-choice.contract'

/** A choice while it is edited; `id` is the mentor's entry. */
export type DraftChoice = { id: number; name: string; department: string; statement: string }

/** The open choices as they were saved. */
export const draftOf = (choices: readonly OwnMentorApplication[]): DraftChoice[] =>
  choices
    .filter(({ state }) => state === 'applied')
    .map(({ entryId, mentor, department, statement }) => ({
      id: entryId,
      name: mentor,
      department,
      statement: statement ?? '',
    }))

/** Whether the draft differs from what was saved. */
export const isChanged = (draft: readonly DraftChoice[], saved: readonly DraftChoice[]) =>
  JSON.stringify(draft.map(({ id, statement }) => [id, statement])) !==
  JSON.stringify(saved.map(({ id, statement }) => [id, statement]))
