import type { FormulaRun } from '../../../platform/pdf/drawable-sheet.ts'

/** Text of a question as it is printed: its formulas are between dollar signs. */
export function printedRuns(text: string): ({ text: string } | FormulaRun)[] {
  return text.split(/\$([^$\n]+)\$/).flatMap((part, index) => {
    if (index % 2 === 1) return [{ text: part, formula: part }]
    return part === '' ? [] : [{ text: part }]
  })
}
