/** An object with one value for each of these keys. */
export const objectOf = <Key extends PropertyKey, Value>(
  keys: readonly Key[],
  valueFor: (key: Key) => Value,
) => Object.fromEntries(keys.map((key) => [key, valueFor(key)])) as Record<Key, Value>
