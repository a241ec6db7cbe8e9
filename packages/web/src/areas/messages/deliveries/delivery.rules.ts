/** Whether a list with these filters shows failed messages alone. */
export const showsFailedOnly = (filters: Readonly<Record<string, string>>) =>
  filters.state === 'failed'
