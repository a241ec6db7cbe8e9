/** The public interface of teachers for other areas of the web. */
export const loadOwnQualification = () => import('./qualification/own-qualification.page.tsx')
export const loadBankOfPerson = () =>
  import('./bank/bank-of-teacher.tsx').then((part) => part.BankOfPerson)
export { BankPanel } from './bank/bank-panel.tsx'
export { FileNames } from './file-names.tsx'
export { PhonePapers } from './phone-papers.tsx'
