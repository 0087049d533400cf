/** Reads or makes something at its first use and keeps it: who never asks for it never pays for it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
