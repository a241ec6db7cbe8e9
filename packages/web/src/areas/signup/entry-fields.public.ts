// Apart from the area's other public parts: they bring the upload and are loaded with a form only.
export { ENTRY_FIELDS } from './applicant/entry-fields.tsx'
export { RegionInput } from './applicant/region-input.tsx'
