// Apart from the area's other public parts: they bring the upload and are loaded with a form only.
export { ENTRY_FIELDS } from './entries/entry-fields.tsx'
export { RegionInput } from './sections/region-input.tsx'
