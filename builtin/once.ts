/** Reads or makes something at its first use and keeps it: who never asks for it never pays for it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The same for each key. Where keys come from outside, `most` says how many are kept before it begins anew. */
export function oncePerKey<Key, Value>(
  make: (key: Key) => Value,
  most = Number.POSITIVE_INFINITY,
): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (!made.has(key)) {
      if (made.size >= most) made.clear();
      made.set(key, make(key));
    }
    return made.get(key) as Value;
  };
}
