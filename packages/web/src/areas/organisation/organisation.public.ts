/** The public interface of organisation for other areas of the web. */
export { useDepartmentOptions } from './department.queries.ts'
export { PersonField } from './person-field.tsx'
