/** What other rooms of the web may use of the organisation. */
export { useDepartmentOptions } from './department.queries.ts'
