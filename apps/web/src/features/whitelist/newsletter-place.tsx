import { useEffect, useRef, useState, type ComponentType } from 'react';
import { loadPart } from '../../lib/page/load-part.ts';
import { NEAR_MARGIN } from '../../lib/page/near-margin.ts';

/** Placeholder of the newsletter form in the footer, which loads shortly before it is visible. */
export function NewsletterPlace() {
  const place = useRef<HTMLDivElement>(null);
  const [Form, setForm] = useState<ComponentType | null>(null);
  useEffect(() => {
    const aborter = new AbortController();
    const load = async () => {
      const part = await loadPart(() => import('./newsletter-form.tsx'), aborter.signal);
      if (part) setForm(() => part.NewsletterForm);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: NEAR_MARGIN },
    );
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      aborter.abort();
    };
  }, []);
  return <div ref={place}>{Form ? <Form /> : null}</div>;
}
