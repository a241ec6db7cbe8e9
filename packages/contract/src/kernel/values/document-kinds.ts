/**
 * Identity documents, as the seeded dictionary `certificate_type` calls them. Apart from the rules
 * of their numbers, which the first page does not need.
 */
export const IDENTITY_DOCUMENTS = [
  'id_card',
  'hk_mo_permit',
  'tw_permit',
  'residence_permit',
  'passport',
  'foreign_permit',
  'officer',
] as const

export type IdentityDocument = (typeof IDENTITY_DOCUMENTS)[number]
