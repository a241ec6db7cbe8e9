/** The public interface of organisation for other areas of the web: departments as options, a field of people. */
export { useDepartmentOptions } from './department.queries.ts'
export { PersonField } from './person-field.tsx'
