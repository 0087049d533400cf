import { Tabs } from '@mantine/core';
import { useRef, useState } from 'react';
import { LoginForm } from '#web/features/auth/login-form.tsx';
import { RegisterPanel } from '#web/features/auth/register-panel.tsx';
import { useLocation } from '#web/navigation/router.tsx';
import { PorchLayout } from '#web/ui/porch-layout.tsx';
import classes from './auth-page.module.css';

const titles = { login: 'Welcome to Porchlight', register: 'Create your account' };

/** An invite link carries its token behind the #, which is sent to no server and so stands in no log. */
export function AuthPage() {
  const { hash } = useLocation();
  const invite = new URLSearchParams(hash.slice(1)).get('invite') || undefined;
  return <Entrance key={invite} invite={invite} />;
}

function Entrance({ invite }: { invite: string | undefined }) {
  const [tab, setTab] = useState<keyof typeof titles>(invite ? 'register' : 'login');
  const loginTab = useRef<HTMLButtonElement>(null);
  const registerTab = useRef<HTMLButtonElement>(null);
  const openLogin = () => {
    setTab('login');
    // The button that was pressed is hidden now.
    loginTab.current?.focus();
  };
  const openRegister = () => {
    setTab('register');
    registerTab.current?.focus();
  };
  return (
    <PorchLayout title={titles[tab]} inPicture={<WhatThisIs />}>
      <Tabs value={tab} onChange={(value) => setTab(value as keyof typeof titles)} keepMounted>
        <Tabs.List grow mb="lg">
          <Tabs.Tab ref={loginTab} value="login">
            Login
          </Tabs.Tab>
          <Tabs.Tab ref={registerTab} value="register">
            Register
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="login">
          <LoginForm onRegister={openRegister} />
        </Tabs.Panel>
        <Tabs.Panel value="register">
          <RegisterPanel invite={invite} onLogin={openLogin} />
        </Tabs.Panel>
      </Tabs>
    </PorchLayout>
  );
}

const proofs = [
  'A post with its picture in under a minute',
  'Your headshot and logo on every image',
  'Risky fair-housing wording pointed out',
];

function WhatThisIs() {
  return (
    <>
      <p className={classes.line}>Real-estate posts that sound like you.</p>
      <ul className={classes.proofs}>
        {proofs.map((proof) => (
          <li key={proof}>{proof}</li>
        ))}
      </ul>
    </>
  );
}
