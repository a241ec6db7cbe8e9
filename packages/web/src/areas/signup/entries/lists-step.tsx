import { EntryList } from './entry-list.tsx'

/** Foreign languages and certificates. */
export const ForeignStep = () => (
  <>
    <EntryList section="foreign" />
    <EntryList section="certificate" />
  </>
)

/** Work, papers and projects, awards, earlier training. */
export const WorkStep = () => (
  <>
    <EntryList section="work" />
    <EntryList section="scientific" />
    <EntryList section="award" />
    <EntryList section="regular" />
  </>
)
