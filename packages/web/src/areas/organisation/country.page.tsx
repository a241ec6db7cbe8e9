import { BaseList } from './base-list.tsx'

/** View key base/country/index: bases of the national scheme with their majors. */
export default function CountryPage() {
  return <BaseList mode="national" />
}
