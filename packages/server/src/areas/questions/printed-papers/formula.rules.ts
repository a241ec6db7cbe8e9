import type { FormulaRun } from '../../../platform/pdf/drawable-sheet.ts'

/** Text of a question as it is printed: its formulas stand between dollars. */
export function printedRuns(text: string): ({ text: string } | FormulaRun)[] {
  return text.split(/\$([^$\n]+)\$/).flatMap((part, at) => {
    if (at % 2 === 1) return [{ text: part, formula: part }]
    return part === '' ? [] : [{ text: part }]
  })
}
