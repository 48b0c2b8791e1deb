/**
 * Runs `load` on first use and caches its promise until it fails. `failureKept`: milliseconds for which a failure stays,
 * so that a page that suspends on it sees it, and does not ask again with each rendering.
 */
export function loadOnce<Loaded>(load: () => Promise<Loaded>, failureKept = 0): () => Promise<Loaded> {
  let loading: Promise<Loaded> | null = null;
  const forget = () => (loading = null);
  return () => {
    if (loading) return loading;
    loading = load();
    loading.catch(() => (failureKept > 0 ? setTimeout(forget, failureKept) : forget()));
    return loading;
  };
}
