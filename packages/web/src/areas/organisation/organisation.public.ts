/**
 * The public interface of organisation for other areas of the web: departments as options. What
 * lists of accounts do not need stands apart.
 */
export { useDepartmentOptions } from './departments/department.queries.ts'
