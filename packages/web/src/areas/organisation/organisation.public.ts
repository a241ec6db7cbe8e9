/**
 * The public interface of organisation for other areas of the web: departments as options. What
 * lists of accounts do not need is in another file.
 */
export { useDepartmentOptions } from './departments/department.queries.ts'
