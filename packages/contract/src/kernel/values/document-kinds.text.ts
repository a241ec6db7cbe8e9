import { book } from '../text/label.ts'

/** The kinds of identity documents, as people know them. */
export const documentKindWords = book({
  id_card: ['居民身份证', 'Resident identity card'],
  hk_mo_permit: ['港澳居民来往内地通行证', 'Mainland travel permit for Hong Kong and Macao residents'],
  tw_permit: ['台湾居民来往大陆通行证', 'Mainland travel permit for Taiwan residents'],
  residence_permit: ['港澳台居民居住证', 'Residence permit for Hong Kong, Macao and Taiwan residents'],
  passport: ['护照', 'Passport'],
  foreign_permit: ['外国人永久居留身份证', 'Foreign permanent resident identity card'],
  officer: ['军官证', 'Military officer card'],
})
