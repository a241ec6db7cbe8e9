/** The public interface of organisation for other areas of the web: departments as options. Its field of people stands apart: lists do not load forms. */
export { useDepartmentOptions } from './department.queries.ts'
