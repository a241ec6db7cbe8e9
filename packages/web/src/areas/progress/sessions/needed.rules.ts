import type { FormRule } from '../../../platform/texts/form-rules.ts'

/** Refuses an empty field that only some decisions need. */
export const neededRule = (message: string): FormRule => ({
  validator: async (_rule: unknown, value: unknown) => {
    if (value === undefined || value === null || value === '') throw new Error(message)
  },
})
