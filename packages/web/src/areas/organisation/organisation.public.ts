/** The public interface of organisation for other areas of the web: departments as options, the filter by base. Its field of people stands apart: lists do not load forms. */
export { useDepartmentOptions } from './department.queries.ts'
export { useBaseFilter } from './use-base-filter.ts'
